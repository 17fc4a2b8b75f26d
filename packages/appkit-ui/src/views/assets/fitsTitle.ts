/** Length in characters above which a phone's header may cut a title, which has two lines there. */
const longest = 48

/** Returns whether a name that became a view's title is complete there, so that the view needn't repeat it. */
export function fitsTitle(name: string | undefined): boolean {
  return name !== undefined && name.length <= longest
}
