import type { ReactNode } from 'react'

/** Sentences, each on a line of its own. */
export function SignInLines({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  return sentences.map(sentence => (
    <span className="sign-in-line" key={sentence}>
      {`${sentence} `}
    </span>
  ))
}
