/** What is shown for a file that is not there. The app has a page of its own for addresses that it does not know. */
export function missingPage(path: string): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Not here · Questhall</title>
  <style>
    body { min-height: 90vh; display: grid; place-content: center; margin: 0; padding: 2rem; text-align: center;
      background: #1a100b; color: #f1e4c8; font: 1.125rem/1.6 system-ui, sans-serif; }
    h1 { color: #d9b25f; font-weight: 600; }
    code { overflow-wrap: anywhere; }
    a { color: #d9b25f; }
  </style>
  <h1>There is no such file in the hall</h1>
  <p>Nothing is kept under <code>${escaped(path)}</code>. If the app was renewed a moment ago, load the page again.</p>
  <p><a href="/">Back to the hall</a></p>
</html>
`;
}

const SIGNS: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
