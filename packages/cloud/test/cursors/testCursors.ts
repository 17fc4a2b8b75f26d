import { SignedCursors } from '../../src/cursors/SignedCursors'

/** Cursors of a server whose secret a test knows. */
export function testCursors(): SignedCursors {
  return new SignedCursors(['the secret of a test'])
}
