/** Replaces each character of code and URLs, so that they count as words but match no term. */
const CODE_MARK = '■'

const CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g
const LINK_TARGET = /(?<=\])\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)|(?<=\])\[[^\]]*\]/g
const LINK_DEFINITION = /^\s{0,3}\[[^\]]+\]:\s.*$/gm
const TAG = /<!--[\s\S]*?-->|<\/?[a-zA-Z][^<>]*>/g
const DOC_LINK = /\{@\w+[^}]*\}/g
const ADDRESS = /\bhttps?:\/\/[^\s)>]+/g

/** Blanks out everything in Markdown or a comment that isn't prose. Every character keeps its position. */
export function maskMarkdown(text: string): string {
  return text
    .replace(CODE, mark)
    .replace(DOC_LINK, mark)
    .replace(LINK_DEFINITION, blank)
    .replace(LINK_TARGET, blank)
    .replace(TAG, blank)
    .replace(ADDRESS, mark)
}

function mark(text: string): string {
  return text.replace(/[^\n]/g, CODE_MARK)
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
