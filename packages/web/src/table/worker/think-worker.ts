import { type Postable, portOf } from '../port.js';
import { type ThinkReply, type ThinkRequest, thinkFor } from './think-apart.js';

thinkFor(portOf<ThinkRequest, ThinkReply>(self as unknown as Postable));
