import { BadSave, BadSetup, IllegalAnswer } from '@questhall/engine';
import { type Trouble, Troubled, trouble } from './trouble.js';

/** Whatever was thrown, as something that can be said. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Troubled) return error.trouble;
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof IllegalAnswer)
    return error.reason === 'stale' ? trouble('trouble.stale') : trouble('trouble.answer', { reason });
  if (error instanceof BadSetup) return trouble('trouble.setup', { reason });
  if (error instanceof BadSave) return { ...trouble(`trouble.save.${error.fault}`), details: reason };
  return trouble('trouble.fault', { reason });
}
