import { SignedCursors } from '../../src/cursors/SignedCursors'

/** Returns cursors that are signed with a known secret. */
export function testCursors(): SignedCursors {
  return new SignedCursors(['the secret of a test'])
}
