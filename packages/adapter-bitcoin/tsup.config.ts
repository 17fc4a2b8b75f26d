import { defineConfig } from 'tsup'
import { inTwoBuilds } from '../../tsup.base'

const later = { Transfers: 'src/actions/Transfers' }
const alone = { SessionAnnouncement: 'src/announce/SessionAnnouncement' }

export default defineConfig(inTwoBuilds(__dirname, later, [], alone))
