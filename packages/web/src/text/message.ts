/** The names of a message's arguments, read out of its ICU text by the compiler. */
type Names<M extends string> = M extends `${string}{${infer Inside}}${infer Rest}`
  ? Name<Inside> | Names<Rest>
  : never;
type Name<S extends string> = S extends `${infer N},${string}` ? Word<N> : Word<S>;
/** The branches of a plural stand in braces too; they are sentences, not names. */
type Word<S extends string> = S extends `${string} ${string}` | `${string}#${string}` | '' ? never : S;

export type Args<M extends string> = [Names<M>] extends [never]
  ? []
  : [args: { readonly [name in Names<M>]: string | number }];

/** What another language must say: the same keys, no more and no fewer. */
export type SameWords<Words> = { readonly [key in keyof Words]: string };
