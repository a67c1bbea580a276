/** What a code is made of; a full stop, a bracket or words after it came along when somebody copied the link. */
const CODE = /^\d+\.[\w-]+/;

/** A code without what cannot belong to it at its end; what is no code is left as it is. */
export const bareCode = (text: string): string => CODE.exec(text.trim())?.[0] ?? text.trim();
