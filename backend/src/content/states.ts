import type { State } from '@portal/contracts/support/master'

const state = (code: string, name: string, cities: string): State => ({
  code,
  name,
  cities: cities.split(', '),
})

/** The 28 states and 8 union territories of India by ISO 3166-2, with their larger cities. */
export const states: readonly State[] = [
  state('AN', 'Andaman and Nicobar Islands', 'Port Blair'),
  state(
    'AP',
    'Andhra Pradesh',
    'Amaravati, Guntur, Kakinada, Kurnool, Nellore, Rajahmundry, Tirupati, Vijayawada, Visakhapatnam',
  ),
  state('AR', 'Arunachal Pradesh', 'Itanagar, Naharlagun, Pasighat'),
  state('AS', 'Assam', 'Dibrugarh, Guwahati, Jorhat, Nagaon, Silchar, Tezpur'),
  state('BR', 'Bihar', 'Bhagalpur, Darbhanga, Gaya, Muzaffarpur, Patna, Purnia'),
  state('CH', 'Chandigarh', 'Chandigarh'),
  state('CG', 'Chhattisgarh', 'Bhilai, Bilaspur, Durg, Korba, Raipur'),
  state('DH', 'Dadra and Nagar Haveli and Daman and Diu', 'Daman, Diu, Silvassa'),
  state('DL', 'Delhi', 'Delhi, New Delhi'),
  state('GA', 'Goa', 'Mapusa, Margao, Panaji, Vasco da Gama'),
  state('GJ', 'Gujarat', 'Ahmedabad, Bhavnagar, Gandhinagar, Jamnagar, Rajkot, Surat, Vadodara'),
  state('HR', 'Haryana', 'Ambala, Faridabad, Gurugram, Hisar, Karnal, Panipat, Rohtak'),
  state('HP', 'Himachal Pradesh', 'Dharamshala, Mandi, Shimla, Solan'),
  state('JK', 'Jammu and Kashmir', 'Anantnag, Jammu, Srinagar'),
  state('JH', 'Jharkhand', 'Bokaro, Deoghar, Dhanbad, Jamshedpur, Ranchi'),
  state('KA', 'Karnataka', 'Belagavi, Bengaluru, Davanagere, Hubballi, Kalaburagi, Mangaluru, Mysuru'),
  state('KL', 'Kerala', 'Kannur, Kochi, Kollam, Kozhikode, Thiruvananthapuram, Thrissur'),
  state('LA', 'Ladakh', 'Kargil, Leh'),
  state('LD', 'Lakshadweep', 'Kavaratti'),
  state('MP', 'Madhya Pradesh', 'Bhopal, Gwalior, Indore, Jabalpur, Rewa, Sagar, Ujjain'),
  state(
    'MH',
    'Maharashtra',
    'Amravati, Chhatrapati Sambhajinagar, Kolhapur, Mumbai, Nagpur, Nashik, Navi Mumbai, Pune, Solapur, Thane',
  ),
  state('MN', 'Manipur', 'Imphal'),
  state('ML', 'Meghalaya', 'Shillong, Tura'),
  state('MZ', 'Mizoram', 'Aizawl, Lunglei'),
  state('NL', 'Nagaland', 'Dimapur, Kohima'),
  state('OD', 'Odisha', 'Berhampur, Bhubaneswar, Cuttack, Puri, Rourkela, Sambalpur'),
  state('PY', 'Puducherry', 'Karaikal, Puducherry'),
  state('PB', 'Punjab', 'Amritsar, Bathinda, Jalandhar, Ludhiana, Mohali, Patiala'),
  state('RJ', 'Rajasthan', 'Ajmer, Alwar, Bikaner, Jaipur, Jodhpur, Kota, Udaipur'),
  state('SK', 'Sikkim', 'Gangtok, Namchi'),
  state(
    'TN',
    'Tamil Nadu',
    'Chennai, Coimbatore, Erode, Madurai, Salem, Tiruchirappalli, Tirunelveli, Vellore',
  ),
  state('TS', 'Telangana', 'Hyderabad, Karimnagar, Khammam, Nizamabad, Warangal'),
  state('TR', 'Tripura', 'Agartala'),
  state(
    'UP',
    'Uttar Pradesh',
    'Agra, Aligarh, Bareilly, Ghaziabad, Gorakhpur, Kanpur, Lucknow, Meerut, Noida, Prayagraj, Varanasi',
  ),
  state('UK', 'Uttarakhand', 'Dehradun, Haldwani, Haridwar, Rishikesh, Roorkee'),
  state('WB', 'West Bengal', 'Asansol, Durgapur, Howrah, Kolkata, Siliguri'),
]
