// @needs-page
import { checkConformance } from '@portal/testing/conformance'
import * as lifecycles from './lifecycles'
import remote from './remote'

checkConformance(remote, lifecycles)
