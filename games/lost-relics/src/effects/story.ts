import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ text: z.string() });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('story').step('tell', 'LR-RND-02', (g, v) => {
  g.tell?.('story', { text: paramsOf<Params>(v.node).text });
});

/** A paragraph of the story, read aloud at the right moment. */
export const storyEffect = effect<Params>({
  verb: 'story',
  schema,
  words: {
    en: ({ text }) => ({ text: `read aloud: “${text.replaceAll('“', '‘').replaceAll('”', '’')}”` }),
    de: ({ text }) => ({ text: `lest vor: „${text.replaceAll('„', '‚').replaceAll('“', '‘')}“` }),
  },
  procedure: resolve,
});
