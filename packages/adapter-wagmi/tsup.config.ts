import { defineConfig } from 'tsup'
import { inTwoBuilds } from '../../tsup.base'

export default defineConfig(
  inTwoBuilds(__dirname, { ChainNodes: 'src/rpc/ChainNodes', Transfers: 'src/transfer/Transfers' }),
)
