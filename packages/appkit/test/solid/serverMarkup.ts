/** The markup of `Layout.tsx` that a server sends to a returning user. A test on a server compares it. */
export const serverMarkup = '<p data-hk="00000">none 1 false dark</p>'
