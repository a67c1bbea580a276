export { type Why, whyAsked, whyBarred, whyTold } from '@questhall/table';
