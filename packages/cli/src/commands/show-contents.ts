import { type GameCode, rulebook } from '@questhall/rulebook';
import { columns } from '../text/columns.js';
import { count } from '../text/list.js';
import type { Paper } from '../text/paper.js';

/** What there is to look up: the sections of the rulebooks. */
export function showContents(paper: Paper, codes: readonly GameCode[], json: boolean): void {
  const books = codes.map((code) => {
    const { game, title, sections, rules } = rulebook(code);
    const list = sections.map((section) => ({
      id: section.id,
      title: section.title,
      rules: section.rules.length,
    }));
    return { game, title, rules: rules.length, sections: list };
  });
  if (json) {
    paper.json({
      games: Object.fromEntries(books.map(({ game, title, sections }) => [game, { title, sections }])),
    });
    return;
  }
  for (const { game, title, rules, sections } of books) {
    paper.heading(`${title} (${game}, ${count(rules, 'rule')})`);
    paper.sayAll(columns(sections.map((section) => [`  ${section.id}`, section.rules, section.title])), 4);
  }
  paper.say(
    'One rule: questhall rules ACG-ZONE-04. A section: questhall rules ZONE. Words: questhall rules overflow.',
  );
}
