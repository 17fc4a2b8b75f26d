'use client'

import { useAppKitSession } from '@openappkit/siwx-modal/react'
import { type ReactNode, useState } from 'react'

/** Offers to sign out, or to check the session again if the server can't be reached. Connecting a wallet signs in. */
export function SessionButton(): ReactNode {
  const { status, signOut, refresh } = useAppKitSession()
  const [hasFailed, setHasFailed] = useState(false)
  if (status === 'unavailable')
    return (
      <button type="button" onClick={refresh}>
        Check sign-in again
      </button>
    )
  if (status !== 'signedIn') return null
  return (
    <>
      {hasFailed && <p role="alert">Couldn’t sign out. Try again.</p>}
      <button
        type="button"
        onClick={() =>
          signOut().then(
            () => setHasFailed(false),
            () => setHasFailed(true),
          )
        }
      >
        Sign out
      </button>
    </>
  )
}
