import { checkBlock } from './checkBlock.ts'
import type { ProseFinding } from './ProseViolation.ts'
import { splitBlocks } from './splitBlocks.ts'

/** Checks the comments of a style sheet. */
export function checkStyles(text: string): ProseFinding[] {
  return [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].flatMap(({ 1: comment = '', index }) => {
    const first = text.slice(0, index).split('\n').length
    const lines = comment.split('\n').map((line, offset) => ({ number: first + offset, text: line }))
    return splitBlocks(lines).flatMap(checkBlock)
  })
}
