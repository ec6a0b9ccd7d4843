void import('./standalone-boot')
