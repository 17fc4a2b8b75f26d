import { useLayoutEffect, useRef } from 'react'

export function ConnectDialog({ wallets, onChoose, onClose }) {
  const dialog = useRef(null)
  useLayoutEffect(() => dialog.current.showModal(), [])
  return (
    <dialog ref={dialog} aria-label="Connect wallet" onClose={onClose}>
      {wallets.map(wallet => (
        <button key={wallet.info.uuid} type="button" onClick={() => onChoose(wallet)}>
          <img src={wallet.info.icon} alt="" width={40} height={40} /> {wallet.info.name}
        </button>
      ))}
    </dialog>
  )
}
