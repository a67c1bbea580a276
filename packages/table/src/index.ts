export { type Book, bookFor } from './book.js';
export { Branch, type KeptBranch, type Moment } from './branch.js';
export type { Chapter, ChapterEnd, ChapterPart } from './chapters.js';
export { bareCode } from './code.js';
export type { Sleep } from './companions.js';
export { bugReport, codeOf, exportFile, saveAt } from './files.js';
export * from './game.js';
export { hintOf } from './hint.js';
export { type Claim, Keeper } from './keeper.js';
export { latestOf } from './latest.js';
export * from './looking.js';
export { MemoryStore } from './memory.js';
export {
  type Fresh,
  type LoadGame,
  openCode,
  openFresh,
  openKept,
  openText,
  withCompanions,
} from './open.js';
export { readOrders, readPlayed, readSeats } from './played.js';
export * from './scene.js';
export { type Seeing, sceneFor } from './scene-for.js';
export * from './seats.js';
export { type Packing, readShareCode, type Shared, shareCode } from './share.js';
export { type Kept, type Listed, type Raw, Shelf, storageTrouble } from './shelf.js';
export * from './store.js';
export { type Given, type Looking, type Playable, Table, type TableMeans } from './table.js';
export { Teller } from './teller.js';
export * from './thinker.js';
export { type Place, Timeline, trunk } from './timeline.js';
export * from './trouble.js';
export { troubleOf } from './trouble-of.js';
export { twinOf } from './twins.js';
export { UNDO_POLICIES, type UndoPolicy } from './undo.js';
export { Views } from './views.js';
export { type Mine, Watcher } from './watcher.js';
export { type Why, whyAsked, whyBarred, whyTold } from './why.js';
