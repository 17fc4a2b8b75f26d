import { toyScene } from '../../test/toyScene'
import { describeAdapter } from '../contract/describeAdapter'

describeAdapter('ToyAdapter', () => toyScene())
