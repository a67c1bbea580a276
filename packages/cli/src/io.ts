/** Everything the command touches outside itself, so that a test can hand it something else. */
export type Io = {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined };
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: { readonly [name: string]: string | undefined };
  /** Where file names that a person types begin. */
  readonly cwd: string;
};

export type Sink = NodeJS.WritableStream & {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
};

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  return { stdin, stdout, stderr, env, cwd: process.cwd() };
}
