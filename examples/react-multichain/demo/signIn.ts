import { ServerSIWX } from '@openappkit/siwx'

/** Signs in with the page's server. Loads on demand, so that the example without sign-in doesn't include it. */
export function signInWith(auth: string): ServerSIWX {
  return new ServerSIWX({ url: auth, statement: 'Sign in to the OpenAppKit demo.' })
}
