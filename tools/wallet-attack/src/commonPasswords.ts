/** A hundred of the most used passwords that the wallet doesn't refuse as too short. */
export const commonPasswords: readonly string[] = `
12345678 123456789 password qwerty123 password1 1234567890 sunshine iloveyou princess football
baseball superman trustno1 welcome1 abcd1234 qwertyuiop 11111111 00000000 87654321 987654321
password123 letmein1 1q2w3e4r 1qaz2wsx michelle jennifer computer corvette whatever starwars
butterfly qazwsxedc admin123 passw0rd 12341234 88888888 chocolate elizabeth liverpool alexander
internet zaq12wsx 1q2w3e4r5t charlie1 samantha mercedes maverick victoria 123123123 asdfghjkl
q1w2e3r4 playstation jonathan spiderman metallica snowball babygirl lovelove remember qwer1234
asdf1234 dragon12 monkey12 shadow12 master12 michael1 jordan23 access14 cheyenne bigdaddy
midnight scorpion mountain marlboro swordfish porsche9 football1 baseball1 superman1 princess1
sunshine1 iloveyou1 pokemon1 minecraft cookie123 hello123 welcome123 test1234 changeme secret123
p@ssw0rd P@ssw0rd Password Password1 Password123 qwerty12 12345679 55555555 99999999 summer2024
`
  .trim()
  .split(/\s+/)
