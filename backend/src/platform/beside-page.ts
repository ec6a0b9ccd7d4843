/** Says that the page goes on beside which a bank was opened (S7.081). */
export const besidePage = '/investors/beside.html'
