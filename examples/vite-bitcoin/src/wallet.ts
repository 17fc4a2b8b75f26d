import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
import { bitcoin, bitcoinTestnet } from '@openappkit/appkit/networks'
import { createAppKit } from '@openappkit/appkit/react'

createAppKit({ adapters: [new BitcoinAdapter()], networks: [bitcoin, bitcoinTestnet] })
