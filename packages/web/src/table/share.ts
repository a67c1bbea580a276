import { shareCode as packedCode, type Shared } from '@questhall/table';
import { packing } from './packing.js';

export const shareCode = (shared: Shared): Promise<string> => packedCode(shared, packing);
