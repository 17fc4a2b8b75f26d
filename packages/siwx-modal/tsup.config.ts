import { packageOptions } from '../../tsup.base'

export default packageOptions({})
