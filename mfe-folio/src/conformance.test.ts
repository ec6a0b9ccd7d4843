// @needs-page
import { checkConformance } from '../../shared-kernel/src/testing/remote-conformance'
import * as lifecycles from './lifecycles'
import remote from './remote'

checkConformance(remote, lifecycles)
