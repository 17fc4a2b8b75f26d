import { defineConfig } from 'tsup'
import { inTwoBuilds } from '../../tsup.base'

export default defineConfig(inTwoBuilds(__dirname, { Transfers: 'src/transfer/Transfers' }))
