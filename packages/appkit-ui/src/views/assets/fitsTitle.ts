/** Length in characters above which a phone's header may cut a title, which has two lines there. */
const longest = 48

/** Returns whether a view's header has room for all of a name, so that the name is the title. */
export function fitsTitle(name: string | undefined): boolean {
  return name !== undefined && name.length <= longest
}
