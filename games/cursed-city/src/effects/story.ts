import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';

const schema = z.strictObject({ text: z.string() });
export type StoryParams = z.infer<typeof schema>;

const resolve = effectProcedure('story').step('tell', 'CC-CRI-04', (g, v) => {
  g.tell?.('story', { text: paramsOf<StoryParams>(g, v.node).text });
});

/** A paragraph of the story, read aloud at the right moment. */
export const storyEffect = effect<StoryParams>({
  verb: 'story',
  schema,
  words: ({ text }) => ({ text: `read aloud: “${text.replaceAll('“', '‘').replaceAll('”', '’')}”` }),
  procedure: resolve,
});
