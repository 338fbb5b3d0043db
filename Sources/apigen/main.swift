import ApigenKit

print("apigen")
