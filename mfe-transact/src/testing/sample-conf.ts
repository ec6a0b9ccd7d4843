export const conf = {
  mode: 'sandbox',
  environment: 'dev',
  brand: {
    name: 'Neem Mutual Fund',
    tagline: '',
    company: 'Neem Asset Management',
    cin: 'U00000XX2026XXX000000',
  },
  helpline: '1800-209-7446',
  encryption: false,
  serviceRequests: true,
  otp: { digits: 4, minutes: 20, voiceText: false },
}
