export { MemoryStore } from '@questhall/table';
