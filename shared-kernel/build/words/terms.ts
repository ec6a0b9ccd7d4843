/** A word of the field, as English texts name it, and as a language does. */
export interface Term {
  english: RegExp
  term: string
}

/** The words of the field in each language, as the industry writes them: one name for one thing. */
export const termsOf: Readonly<Record<string, readonly Term[]>> = {
  hi: [
    { english: /\bmutual funds?\b/i, term: 'म्यूचुअल फंड' },
    { english: /\bSIPs?\b/, term: 'एसआईपी' },
    { english: /\bSTPs?\b/, term: 'एसटीपी' },
    { english: /\bSWPs?\b/, term: 'एसडब्ल्यूपी' },
    { english: /\bNAVs?\b/, term: 'एनएवी' },
    { english: /\bfolios?\b/i, term: 'फोलियो' },
    { english: /\bunits?\b/i, term: 'यूनिट' },
    { english: /\bfree units\b/i, term: 'उपलब्ध यूनिट' },
    { english: /\bnominees?\b/i, term: 'नॉमिनी' },
    { english: /\bredeem/i, term: 'रिडीम' },
    { english: /\bswitch/i, term: 'स्विच' },
    { english: /mandates?\b/i, term: 'मैंडेट' },
    { english: /\bexit loads?\b/i, term: 'एग्ज़िट लोड' },
    { english: /\bcut-offs?\b/i, term: 'कट-ऑफ़' },
    { english: /\bKYC\b/, term: 'केवाईसी' },
    { english: /\bverified\b/i, term: 'सत्यापित' },
    { english: /\bdates? of birth\b/i, term: 'जन्म तिथि' },
    { english: /\bPAN\b/, term: 'PAN' },
    { english: /\bone-time codes?\b/i, term: 'OTP' },
    { english: /\bpasswords?\b/i, term: 'पासवर्ड' },
    { english: /\bpasskeys?\b/i, term: 'पासकी' },
    { english: /\buser IDs?\b/, term: 'यूज़र आईडी' },
    { english: /\bdemat\b/i, term: 'डीमैट' },
    { english: /\bjoint holders?\b/i, term: 'संयुक्त धारक' },
    { english: /\bapplicants?\b/i, term: 'आवेदक' },
    { english: /\bholders?\b/i, term: 'धारक' },
    { english: /\bguardians?\b/i, term: 'अभिभावक' },
    { english: /\bAadhaar\b/, term: 'आधार' },
    { english: /(?<!securities )\btransactions?\b/i, term: 'लेन-देन' },
    { english: /\blump sums?\b/i, term: 'एकमुश्त' },
    { english: /\binstalments?\b/i, term: 'किस्त' },
    { english: /\bcapital gains?\b/i, term: 'पूँजीगत लाभ' },
    { english: /\bstatements?\b/i, term: 'स्टेटमेंट' },
    { english: /\bfund houses?\b/i, term: 'फंड हाउस' },
    { english: /\bstamp duty\b/i, term: 'स्टांप शुल्क' },
    { english: /\bexpense ratios?\b/i, term: 'एक्सपेंस रेशियो' },
    { english: /\bIDCW\b/, term: 'आईडीसीडब्ल्यू' },
    { english: /\bportfolios?\b/i, term: 'पोर्टफोलियो' },
    { english: /\bamounts?\b/i, term: 'रकम' },
  ],
}
