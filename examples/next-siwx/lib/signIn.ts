import { createSignIn } from '@openappkit/siwx/server'

/**
 * Handles sign-in for this site. `SITE_HOST` is the host that browsers show, with its port if there is one. This
 * process stores nonces and sessions in memory. With more than one server, pass a `secret` and put both stores in a
 * database that the servers share.
 */
export const signIn = createSignIn({ domain: process.env['SITE_HOST'] ?? 'localhost:3000' })
