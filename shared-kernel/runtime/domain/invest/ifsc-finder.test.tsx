import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { api } from '../../api/public'
import { bankApi } from '@portal/contracts/mandates/bank'
import { FindIfsc } from './ifsc-finder'

const user = userEvent.setup()

const answers = {
  [bankApi.eligibleBanks.path]: {
    banks: [
      { bankCode: 'PRJT', bankName: 'Parijat Bank', upi: true, mandate: true },
      { bankCode: 'PLSH', bankName: 'Palash Bank', upi: true, mandate: true },
    ],
  },
  [bankApi.cities.path]: { cities: ['Mumbai', 'Pune'] },
  [bankApi.branches.path]: {
    branches: [{ ifscCode: 'PRJT0000417', branchName: 'Camp', branchCity: 'Pune' }],
  },
}

async function choose(label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }))
  await user.click(await screen.findByRole('option', { name: new RegExp(option) }))
}

test('the IFSC of a branch is found by bank, city and name [S7.104]', async () => {
  const call = jest
    .spyOn(api, 'call')
    .mockImplementation((endpoint) => Promise.resolve(answers[endpoint.path]) as never)
  const onChoose = jest.fn()
  render(<FindIfsc onChoose={onChoose} />)
  await user.click(screen.getByRole('button', { name: 'Find my IFSC' }))
  expect(await screen.findByRole('button', { name: 'Use this IFSC' })).toBeDisabled()
  await choose('Bank', 'Parijat Bank')
  await choose('City', 'Pune')
  await user.type(screen.getByRole('textbox', { name: /^Part of the branch/ }), 'camp')
  await choose('Branch', 'Camp')
  await user.click(screen.getByRole('button', { name: 'Use this IFSC' }))
  expect(onChoose).toHaveBeenCalledWith('PRJT0000417')
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      bankApi.branches,
      { bankCode: 'PRJT', city: 'Pune', search: 'camp' },
      expect.anything(),
    ),
  )
})
