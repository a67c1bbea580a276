import type { BranchShown } from '@questhall/table';

/** A branch in the order in which a tree is drawn, with how deep it hangs. */
export type Twig = BranchShown & { readonly depth: number };

/** Each branch is followed by those that leave it, the earliest fork first. */
export function twigsOf(
  branches: readonly BranchShown[],
  from: string | null = null,
  depth = 0,
): readonly Twig[] {
  return branches
    .filter((branch) => branch.from === from)
    .sort((a, b) => a.fork - b.fork)
    .flatMap((branch) => [{ ...branch, depth }, ...twigsOf(branches, branch.id, depth + 1)]);
}
