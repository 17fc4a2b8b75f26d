import { type ReactNode, useEffect, useState } from 'react'

/** Shows a fee once the chain has answered. */
export function Fee({ of }: { readonly of: Promise<string> }): ReactNode {
  const [fee, setFee] = useState('Estimating…')
  useEffect(() => {
    let isCurrent = true
    of.then(
      found => isCurrent && setFee(found),
      () => isCurrent && setFee('Couldn’t estimate'),
    )
    return () => {
      isCurrent = false
    }
  }, [of])
  return fee
}
