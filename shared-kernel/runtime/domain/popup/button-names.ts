import { msg } from '@portal/contracts/words/macros'

/** What the buttons say; what was pressed is told by its key. */
export const buttonNames = {
  Quit: msg`Quit`,
  'Continue Transaction': msg`Continue Transaction`,
  OK: msg`OK`,
  Cancel: msg`Cancel`,
  Proceed: msg`Proceed`,
  No: msg`No`,
  Yes: msg`Yes`,
  CONTINUE: msg`CONTINUE`,
  'Unlock User ID': msg`Unlock User ID`,
  Register: msg`Register`,
  Login: msg`Login`,
}
