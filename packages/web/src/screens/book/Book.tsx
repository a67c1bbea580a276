/** The story of an adventure so far. */
export default function Book({ id }: { id: string }) {
  return <h1>{id}</h1>;
}
