/** One lesson, on the real table. */
export default function LessonRoom({ lesson }: { lesson: string }) {
  return <h1>{lesson}</h1>;
}
