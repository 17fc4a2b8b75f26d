import { ServerSIWX } from '@openappkit/siwx'

/** Sign-in with the server behind this page. Imported only where it is asked for, so that the example as it ships carries nothing of it. */
export function signInWith(auth: string): ServerSIWX {
  return new ServerSIWX({ url: auth, statement: 'Sign in to the OpenAppKit demo.' })
}
