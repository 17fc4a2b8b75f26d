/** Stands for each character of code and addresses, so that they count as words and match no term. */
const CODE_MARK = '■'

const CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g
const LINK_TARGET = /(?<=\])\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)|(?<=\])\[[^\]]*\]/g
const LINK_DEFINITION = /^\s{0,3}\[[^\]]+\]:\s.*$/gm
const TAG = /<!--[\s\S]*?-->|<\/?[a-zA-Z][^<>]*>/g
const DOC_LINK = /\{@\w+[^}]*\}/g
const ADDRESS = /\bhttps?:\/\/[^\s)>]+/g

/** Blanks out what is not prose in Markdown or in a comment. Every character keeps its place. */
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
