import { createSignIn } from '@openappkit/siwx/server'

/**
 * Signs people in on this site. `SITE_HOST` is the host that their browsers show, with its port if there is one. Nonces and sessions are kept in this process;
 * with more than one server, give it a `secret` and both stores over the database that the servers share.
 */
export const signIn = createSignIn({ domain: process.env['SITE_HOST'] ?? 'localhost:3000' })
