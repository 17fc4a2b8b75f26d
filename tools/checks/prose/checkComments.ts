import type ts from 'typescript'
import { checkBlock } from './checkBlock.ts'
import { commentsOf } from './commentsOf.ts'
import { docCommentText } from './docCommentText.ts'
import type { ProseFinding } from './ProseViolation.ts'
import { withoutFences } from './proseLines.ts'
import { splitBlocks } from './splitBlocks.ts'

/** Checks the docstrings and comments of a source file: terms, long sentences and dangling references. */
export function checkComments(tree: ts.SourceFile): ProseFinding[] {
  return commentsOf(tree).flatMap(lines => splitBlocks(docCommentText(withoutFences(lines))).flatMap(checkBlock))
}
