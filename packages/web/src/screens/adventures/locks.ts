/** Whether some window has this adventure open; where the browser cannot say, nobody has. */
export async function isOpenSomewhere(id: string): Promise<boolean> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some(({ name }) => name === `questhall/${id}`);
  } catch {
    return false;
  }
}
