import { Fragment, type ReactNode } from 'react'

/**
 * Labels at the end of a host that always have the full text color. A registrable domain is rarely longer:
 * `example.co.uk` has three labels. Without the public suffix list, a shorter end could belong to the wrong owner.
 */
const prominent = 3

const ipv4 = /^\d+\.\d+\.\d+\.\d+(?::\d+)?$/u

/**
 * Shows a whole host. Lines break at its dots, and inside a label only if it's wider than the line. Subdomains before the
 * last three labels are quieter. Part `sign-in-host`.
 */
export function SignInHost({ host }: { readonly host: string }): ReactNode {
  const labels = ipv4.test(host) ? [host] : host.split('.')
  return (
    <bdi className="sign-in-host" part="sign-in-host" dir="ltr">
      {labels.map((label, index) => {
        const rest = labels.slice(index)
        const isSubdomain = rest.length > prominent
        return (
          <Fragment key={rest.length}>
            <span className="sign-in-label" data-subdomain={isSubdomain || undefined}>
              {rest.length > 1 ? `${label}.` : label}
            </span>
            <wbr />
          </Fragment>
        )
      })}
    </bdi>
  )
}
