/** One demo investor, as every domain of the seeded data set knows the person. */
export interface Person {
  pan: string
  /** As given by the investor: what folios and the portal show. */
  name: string
  /** As the PAN registry holds it; differs for one person on purpose. */
  registryName: string
  /** "YYYY-MM-DD", as given by the investor. */
  birthDate: string
  /** "YYYY-MM-DD", as the PAN registry holds it. */
  registryBirthDate: string
  email: string
  /** With the plus sign: "+91". */
  countryCode: string
  /** Digits without the country code. */
  mobile: string
  /** Set when the investor came through a branch. */
  branchCode: string | null
}

type Registered = Pick<Person, 'registryName' | 'registryBirthDate' | 'countryCode' | 'branchCode'>

function person(
  pan: string,
  name: string,
  birthDate: string,
  mobile: string,
  differing: Partial<Registered> = {},
): Person {
  return {
    pan,
    name,
    registryName: name,
    birthDate,
    registryBirthDate: birthDate,
    email: `${name.toLowerCase().replace(' ', '.')}@example.in`,
    countryCode: '+91',
    mobile,
    branchCode: null,
    ...differing,
  }
}

/** The demo investors of the sandbox, by first name. */
export const people = {
  asha: person('ZZZPV1001A', 'Asha Verma', '1986-03-14', '9810001001'),
  bharat: person('ZZZPR1002B', 'Bharat Rao', '1979-11-02', '9810001002'),
  chitra: person('ZZZPI1003C', 'Chitra Iyer', '1968-07-21', '9810001003', { branchCode: 'B001' }),
  dev: person('ZZZPN1004D', 'Dev Nair', '1995-01-30', '9810001004'),
  esha: person('ZZZPK1005E', 'Esha Khan', '1998-09-09', '9810001005'),
  farid: person('ZZZPS1006F', 'Farid Shaikh', '1990-05-17', '9810001006'),
  gita: person('ZZZPM1007G', 'Gita Menon', '1982-12-05', '501001007', { countryCode: '+971' }),
  hari: person('ZZZPT1008H', 'Hari Thomas', '1974-04-26', '9810001008'),
  ila: person('ZZZPB1009J', 'Ila Bose', '1988-08-13', '9810001009'),
  jay: person('ZZZPD1010K', 'Jay Das', '1993-02-28', '9810001010'),
  kiran: person('ZZZPG1011L', 'Kiran Gupta', '1971-06-19', '9810001011'),
  leela: person('ZZZPC1012M', 'Leela Chawla', '1984-10-07', '9810001012'),
  mohan: person('ZZZPP1013N', 'Mohan Pillai', '1965-01-11', '9810001013'),
  nisha: person('ZZZPJ1014P', 'Nisha Jain', '1991-03-03', '9810001014'),
  om: person('ZZZPO1015Q', 'Om Oberoi', '1999-12-24', '9810001015'),
  priya: person('ZZZPL1016R', 'Priya Lal', '1977-05-29', '9810001016'),
  qadir: person('ZZZPU1017S', 'Qadir Usmani', '1987-07-15', '9810001017', {
    registryName: 'Mohammed Qadir Usmani',
    registryBirthDate: '1987-07-05',
  }),
  ravi: person('ZZZPS1018T', 'Ravi Sinha', '1972-08-16', '9810001018'),
  uma: person('ZZZPV1019U', 'Uma Verma', '1988-02-11', '9810001019'),
  vera: person('ZZZPS1020V', 'Vera Stein', '1983-09-23', '9810001020'),
  tara: person('ZZZPD1021W', 'Tara Dsouza', '1989-04-18', '9810001021', {
    registryName: 'Tara Maria Dsouza',
  }),
} as const satisfies Record<string, Person>

export type PersonKey = keyof typeof people
