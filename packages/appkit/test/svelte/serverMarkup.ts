/** The markup of `Layout.svelte` that a server sends to a returning user. A test on a server compares it. */
export const serverMarkup =
  '<!--[--><p>none 1 false dark</p><!----> <!--[-1--><button type="button">Show another page</button><!--]--><!--]-->'
