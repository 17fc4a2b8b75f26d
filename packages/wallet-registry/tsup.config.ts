import { packageOptions } from '../../tsup.base'

export default packageOptions({ platform: 'node', target: 'node20' })
