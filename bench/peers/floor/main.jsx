/** The least that a modal can cost: announced wallets, a button, and a dialog that is fetched when one points at it. */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const wallets = []
addEventListener('eip6963:announceProvider', ({ detail }) => wallets.push(detail))
dispatchEvent(new Event('eip6963:requestProvider'))

const loadDialog = () => import('./ConnectDialog.jsx')

function Page() {
  const [account, setAccount] = useState()
  const [Dialog, setDialog] = useState()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const last = wallets.find(({ info }) => info.rdns === localStorage.getItem('last-wallet'))
    last?.provider.request({ method: 'eth_accounts' }).then(([address]) => setAccount(address))
  }, [])

  async function open() {
    const { ConnectDialog } = await loadDialog()
    setDialog(() => ConnectDialog)
    setOpen(true)
  }

  async function connect({ info, provider }) {
    const [address] = await provider.request({ method: 'eth_requestAccounts' })
    localStorage.setItem('last-wallet', info.rdns)
    setAccount(address)
    setOpen(false)
  }

  return (
    <>
      <header>
        <h1>Host</h1>
        <button type="button" onPointerEnter={loadDialog} onFocus={loadDialog} onClick={open}>
          Connect wallet
        </button>
      </header>
      <output data-connected={account !== undefined}>{account ?? 'nobody'}</output>
      {isOpen && <Dialog wallets={wallets} onChoose={connect} onClose={() => setOpen(false)} />}
    </>
  )
}

createRoot(document.getElementById('root')).render(<Page />)
